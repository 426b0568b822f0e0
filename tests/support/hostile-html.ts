/** An address that is not allowed anywhere. */
export const JS = 'javascript:alert(1)';

/** HTML that runs in a browser, or that only our own editor may write. */
export const HOSTILE_HTML: readonly string[] = [
  '<script>alert(1)</script>',
  '<ScRiPt src=//evil.example/x.js></sCrIpT>',
  '<img src=x onerror=alert(1)>',
  `<img src="${JS}" alt="x">`,
  '<img src="https://x.example/a.png" onload="alert(1)" style="background:url(javascript:alert(1))">',
  `<a href="${JS}">link</a>`,
  '<a href=" \u0001java\nscript:alert(1)">link</a>',
  '<a href="&#106;avascript&colon;alert(1)">link</a>',
  '<a href="data:text/html,<script>alert(1)</script>">link</a>',
  '<a href="vbscript:x" onclick="alert(1)">link</a>',
  `<iframe src="${JS}"></iframe>`,
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  `<form action="${JS}"><button formaction="${JS}">go</button><input onfocus=alert(1) autofocus></form>`,
  '<svg onload=alert(1)><script>alert(1)</script><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  `<math><mi xlink:href="${JS}">x</mi></math>`,
  `<object data="${JS}"></object><embed src="${JS}">`,
  `<video poster="${JS}"><source onerror="alert(1)"></video>`,
  '<p data-pm-slice="1 1 []" data-type="lead-form" data-node="video">pasted</p>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<pre><script>alert(1)</script></pre><textarea><script>alert(1)</script></textarea>',
  '<style>@import "javascript:alert(1)"; p{behavior:url(x.htc)}</style>',
  '<base href="javascript:/a/"><meta http-equiv="refresh" content="0;url=javascript:alert(1)"><link rel="stylesheet" href="//evil.example/x.css">',
  '<figure><img src="https://x.example/b.png"><figcaption><img src=x onerror=alert(1)>Caption</figcaption></figure>',
  'null \u0000 byte, \u202E turned, \uE000 private',
];
