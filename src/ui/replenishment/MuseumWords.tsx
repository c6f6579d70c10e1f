/** Words that the museum has in Chinese only, marked as such among English (Q-A11Y-8). */
export function MuseumWords({ children }: { readonly children: string }) {
  return <span lang={/[一-鿿]/.test(children) ? 'zh-CN' : undefined}>{children}</span>;
}
