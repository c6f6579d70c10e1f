import type { Language } from '../../domain/model/Language.ts';
import type { EntryKind } from './DebugLog.ts';

interface Words {
  readonly title: string;
  readonly entries: string;
  readonly all: string;
  readonly kinds: Readonly<Record<EntryKind, string>>;
  readonly clear: string;
  readonly copy: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly open: string;
  readonly minimise: string;
  readonly close: string;
}

/** The console's own words: it comes without the app's dictionaries, so that it can show why they did not come. */
export const words: Readonly<Record<Language, Words>> = {
  Simplified_Chinese: {
    title: '调试控制台',
    entries: '记录',
    all: '全部',
    kinds: { log: '日志', info: '信息', warn: '警告', error: '错误', call: '请求' },
    clear: '清空',
    copy: '复制',
    copied: '已复制',
    notCopied: '无法复制，已选中文字',
    open: '打开调试控制台',
    minimise: '最小化',
    close: '关闭',
  },
  English: {
    title: 'Debug console',
    entries: 'Entries',
    all: 'All',
    kinds: { log: 'Log', info: 'Info', warn: 'Warnings', error: 'Errors', call: 'Calls' },
    clear: 'Clear',
    copy: 'Copy',
    copied: 'Copied',
    notCopied: 'Could not copy: the text is selected',
    open: 'Open the debug console',
    minimise: 'Minimise',
    close: 'Close',
  },
};
