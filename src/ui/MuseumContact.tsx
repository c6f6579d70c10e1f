import { createElement } from 'react';
import { useTexts } from './i18n/Texts.ts';
import styles from './MuseumContact.module.css';
import { useConfiguration } from './ViewModels.ts';

/** Seven digits or more, parted by a blank or a dash at most: neither an hour nor a price. */
const phoneNumber = /(\+?\d(?:[ -]?\d){6,}(?![\d:：]))/;

/** Whom to ask where something failed, in the museum's words and with its numbers to call; nothing where it named nobody. */
export function MuseumContact() {
  const contact = useConfiguration()?.contact;
  return contact ? <ContactLine contact={contact} /> : null;
}

function ContactLine({ contact }: { readonly contact: { zh: string; en: string } }) {
  const { language } = useTexts();
  // Splitting by a group leaves every second part a number.
  const parts = (language === 'English' ? contact.en : contact.zh)
    .split(phoneNumber)
    .map((part, place) =>
      place % 2 === 0 ? part : <a href={`tel:${part.replace(/[ -]/g, '')}`}>{part}</a>,
    );
  return createElement('p', { className: styles['contact'] }, ...parts);
}
