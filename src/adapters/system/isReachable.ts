/** The page and its host, as far as loading more of the same build is concerned. */
export type BuiltPage = Pick<Window, 'document' | 'fetch'>;

/**
 * Whether the host of the page answers now, and still has the files of this very build: asked by the one file that no
 * cache keeps (Q-OFF-2).
 */
export async function isReachable({ document, fetch }: BuiltPage): Promise<boolean> {
  const own = document.querySelector<HTMLMetaElement>('meta[name=build]')?.content;
  if (own === undefined) return false;
  try {
    const answer = await fetch(`./version.json?${Date.now()}`, { cache: 'no-store' });
    const version: unknown = answer.ok ? await answer.json() : null;
    return version instanceof Object && Reflect.get(version, 'build') === own;
  } catch {
    return false;
  }
}
