import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { MuseumWords } from '../../src/ui/MuseumWords.tsx';

afterEach(cleanup);

/** The parts of a text that are marked as Chinese. */
function marked(text: string): readonly (string | null)[] {
  const { container } = render(<MuseumWords text={text} />);
  expect(container.textContent).toBe(text);
  return [...container.querySelectorAll('[lang="zh-CN"]')].map((part) => part.textContent);
}

describe('words that may be the museum’s own', () => {
  it.each([
    ['nothing of English', 'No order was found.', []],
    ['all of Chinese', '订单 3 已关闭，请稍后再试。', ['订单 3 已关闭，请稍后再试。']],
    ['the reason in a sentence of ours', 'Not refunded. 系统繁忙！ Try again.', ['系统繁忙！']],
    ['each of two reasons', '已退 and 已用', ['已退', '已用']],
    ['what stands around a Latin word', '请用 WeChat 支付', ['请用', '支付']],
    ['nothing of nothing', '', []],
  ])('[Q-A11Y-8] mark %s', (_, text, parts) => {
    expect(marked(text)).toEqual(parts);
  });
});
