const fileFolder = '/file/download/';
// Browsers read a backslash as a slash, and read over tabs and line ends: no museum writes those, only who hides a host.
// biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these are looked for
const disguise = /[\\\0-\x1f]/;
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
 * to be on the page's own origin or to say https itself. Which other hosts a page may load from stands in its policy
 * (deploy/headers.conf).
 *
 * @param address as the museum writes it, absolute or not
 * @param apiPrefix what stands before every path of the API, without a slash at its end
 */
export function museumFile(address: string, apiPrefix: string): string | null {
  const written = address.trim();
  const url = written === '' || disguise.test(written) ? null : parsedUrl(written);
  if (url === null) return null;
  const { protocol, username, password, origin, pathname, search } = url;
  if (username !== '' || password !== '') return null;
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  const folder = pathname.indexOf(fileFolder);
  if (folder !== -1) return `${apiPrefix}${pathname.slice(folder)}`;
  if (protocol !== 'https:') return null;
  if (origin !== ownOrigin) return written.startsWith('/') ? null : url.href;
  const own = pathname.slice(written.startsWith('/') ? 0 : 1) + search;
  // `https:javascript:` and `/.//evil.example` have a path that is an address of its own.
  return parsedUrl(own)?.origin === ownOrigin ? own : null;
}
