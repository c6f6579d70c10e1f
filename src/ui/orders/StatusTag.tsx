import type { IconName } from '../components/outlines.ts';
import { Tag } from '../components/Tag.tsx';
import type { Tone } from '../components/Tone.ts';
import { useTexts } from '../i18n/Texts.ts';

/** The colour and the icon of a status. */
export type StatusLook = readonly [tone: Tone, icon: IconName];

/**
 * A status in word, colour and icon. Without a look it is one that nobody here knows: its word is then the museum's own,
 * in Chinese (R6), and may be empty.
 */
export function StatusTag({
  look,
  word,
}: {
  readonly look: StatusLook | null;
  readonly word: string;
}) {
  const { LL } = useTexts();
  if (look === null) {
    return word === '' ? <Tag>{LL.orders.statusUnknown()}</Tag> : <Tag lang="zh-CN">{word}</Tag>;
  }
  const [tone, icon] = look;
  return (
    <Tag tone={tone} icon={icon}>
      {word}
    </Tag>
  );
}
