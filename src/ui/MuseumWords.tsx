/** Words of the museum's own, or of an address: often Chinese only, and marked as such among English (Q-A11Y-8). */
export function MuseumWords({ text }: { readonly text: string }) {
  return <span lang={/[一-鿿]/.test(text) ? 'zh-CN' : undefined}>{text}</span>;
}
