/** Chinese, from its first character to its last with no Latin letter between, and the marks that end it. */
const chinese = /([一-鿿](?:[^A-Za-z]*[一-鿿])?[。，、；：？！…）》”]*)/;

/**
 * Words of the museum's own, or of an address, alone or within a sentence of ours: often Chinese only, and marked as such
 * among English, as English is among Chinese (Q-A11Y-8).
 */
export function MuseumWords({ text }: { readonly text: string }) {
  if (!/[A-Za-z]/.test(text)) {
    return <span lang={chinese.test(text) ? 'zh-CN' : undefined}>{text}</span>;
  }
  if (!chinese.test(text)) return <span>{text}</span>;
  // What fits the pattern stands at every second place.
  const parts = text.split(chinese).map((part, place) => ({ part, place }));
  return (
    <span>
      {parts.map(({ part, place }) => (
        <span key={place} lang={langOf(part, place % 2 === 1)}>
          {part}
        </span>
      ))}
    </span>
  );
}

/** The bank's or the payment provider's name stands in both languages side by side. */
function langOf(part: string, isChinese: boolean): 'zh-CN' | 'en' | undefined {
  if (isChinese) return 'zh-CN';
  return /[A-Za-z]{2,}/.test(part) ? 'en' : undefined;
}
