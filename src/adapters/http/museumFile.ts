const fileFolder = '/file/download/';
// Stands for the page's own origin, of which an address on the wire only ever names the path.
const ownOrigin = 'https://own.invalid';

const parsedUrl = (address: string): URL | null => {
  try {
    return new URL(address, ownOrigin);
  } catch {
    return null;
  }
};

/**
 * The address from which the page may load a file that the museum names; null for one that it may not (Q-SEC-7).
 * An address with `/file/download/` in its path is rebuilt onto the API prefix, by that path only (§3); any other has
 * to be https or on the page's own origin.
 *
 * @param address as the museum writes it, absolute or not
 * @param apiPrefix what stands before every path of the API, without a slash at its end
 */
export function museumFile(address: string, apiPrefix: string): string | null {
  const written = address.trim();
  const url = written === '' ? null : parsedUrl(written);
  if (url === null) return null;
  const { protocol, username, password, origin, pathname, search } = url;
  if (username !== '' || password !== '') return null;
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  const folder = pathname.indexOf(fileFolder);
  if (folder !== -1) return `${apiPrefix}${pathname.slice(folder)}`;
  if (protocol !== 'https:') return null;
  if (origin !== ownOrigin) return url.href;
  return written.startsWith('/') ? pathname + search : pathname.slice(1) + search;
}
