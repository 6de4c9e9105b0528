import '../../styles/deferred.css'
import '../../ui/notice/noticeLine.css'
import '../../ui/notice/Notice.css'
