import { PageHeading } from '#src/ui/page/PageHeading.tsx'

export function LandingView() {
  return <PageHeading title="Everything at one desk">Everything at one desk</PageHeading>
}
