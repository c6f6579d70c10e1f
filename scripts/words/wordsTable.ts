import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as constants from '../../src/domain/model/constants.ts';
import type { TranslationFunctions } from '../../src/ui/i18n/i18n-types.ts';
import { loadTexts, loadTextsWith } from '../../src/ui/i18n/loadTexts.ts';
import { type Message, messages } from '../../test/ui/words/messages.ts';
import { constantMeanings } from './constantMeanings.ts';

const root = join(import.meta.dirname, '../..');
const home = 'src/domain/model/constants.ts';

/** The whole of `docs/words-and-constants.md`: the messages of §8 in both languages, the constants of §9 and who reads them. */
export async function wordsTable(): Promise<string> {
  await loadTextsWith('Simplified_Chinese', 'interruptions');
  await loadTextsWith('English', 'interruptions');
  // Texts are functions of any name, a `then` too: they must not be what a promise gives.
  const zh = await loadTexts('Simplified_Chinese');
  const en = await loadTexts('English');
  const rows = Object.values<Message>(messages).map((message) => messageRow(message, zh.LL, en.LL));
  return `# What is said when something goes wrong, and by which numbers

Written by \`npm run words\`; \`npm run check\` says when it is out of date. Each message is brought about in both languages
by \`test/ui/words/messages.test.tsx\`.

## Messages (§8)

| when | where | 中文 | English |
|---|---|---|---|
${rows.join('')}
A toast stays for ${constants.toastMs / 1000} s, a long one for ${constants.longToastMs / 1000} s, longer while it is touched or has the focus.

## Constants (§9)

All of them stand in [\`${home}\`](../${home}).

| name | value | for | read in |
|---|---|---|---|
${constantRows().join('')}`;
}

function messageRow(
  { trigger, place, says, ruling }: Message,
  zh: TranslationFunctions,
  en: TranslationFunctions,
): string {
  const words = says === null ? ['the museum’s own text', ''] : [says(zh) || '–', says(en) || '–'];
  const when = ruling === undefined ? trigger : `${trigger} (${ruling})`;
  return `| ${when} | ${place} | ${words.join(' | ')} |\n`;
}

function constantRows(): readonly string[] {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((name) => `src/${name.replaceAll('\\', '/')}`)
    .filter((name) => /\.tsx?$/.test(name) && name !== home)
    .sort();
  const texts = files.map((file) => [file, readFileSync(join(root, file), 'utf8')] as const);
  const readers = texts.filter(
    ([, text]) => text.includes('model/constants') || text.includes('./constants'),
  );
  // In the order in which they were given a meaning; those of a module come by their names.
  return Object.entries(constantMeanings).map(([name, meaning]) => {
    const value = new Map<string, unknown>(Object.entries(constants)).get(name);
    const used = readers.filter(([, text]) => new RegExp(`\\b${name}\\b`).test(text));
    const where =
      used.map(([file]) => `\`${file.replace(/^src\//, '')}\``).join(' ') ||
      'nothing: §9 alone names it';
    return `| ${name} | ${JSON.stringify(value)} | ${meaning} | ${where} |\n`;
  });
}
