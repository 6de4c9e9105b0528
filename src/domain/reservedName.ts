/** What stands for a device, whatever follows the first dot. */
const reserved = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³])\p{Z}*(?:\.|$)/iu

/** Whether Windows takes a name for one of its devices, and so takes no file of that name. */
export function isReservedName(name: string): boolean {
  return reserved.test(name)
}
