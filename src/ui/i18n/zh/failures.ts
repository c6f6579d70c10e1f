/** A sentence for each kind of failure, and the other sentences of §8 that more than one screen says. */
export const failures = {
  network: '网络不通，没有收到博物馆的答复。请检查网络后重试。',
  timeout: '博物馆长时间没有答复，请稍后重试。',
  busy: '现在访问的人很多，请稍后再试。',
  maintenance: '系统正在维护，请稍后再来。',
  malformed: '博物馆的答复无法识别，请稍后重试。',
  business: '博物馆没有受理这项请求。',
  // What to do about it is said once, over whatever screen (R9).
  expired: '登录授权已过期。',
} as const;
