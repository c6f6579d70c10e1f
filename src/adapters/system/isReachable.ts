/** Whether the host that the page came from answers now: asked for the one file that no cache keeps (Q-OFF-2). */
export async function isReachable(page: Pick<Window, 'fetch'>): Promise<boolean> {
  try {
    const { ok } = await page.fetch(`./version.json?${Date.now()}`, { cache: 'no-store' });
    return ok;
  } catch {
    return false;
  }
}
