import type { FormattersInitializer } from 'typesafe-i18n';
import type { Formatters, Locales } from './i18n-types.ts';

/** The dictionaries use no formatters: money, days and times are formatted before they meet a text. */
export const initFormatters: FormattersInitializer<Locales, Formatters> = () => ({});
