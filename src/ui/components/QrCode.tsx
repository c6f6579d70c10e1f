import { QRCodeSVG } from 'qrcode.react';
import styles from './QrCode.module.css';

/** What version 40 holds at error correction M, in bytes; the encoder throws beyond it. */
const capacity = 2331;

/** Whether the encoder can draw it: not empty, not too long, no half of a surrogate pair. */
function isEncodable(value: string): boolean {
  try {
    const bytes = encodeURI(value).replace(/%[0-9A-F]{2}/g, '.').length;
    return bytes > 0 && bytes <= capacity;
  } catch {
    return false;
  }
}

/** "12345678" → "1234 5678": groups of four characters, so that it can be read out. */
function grouped(code: string): string {
  return (code.match(/.{1,4}/gsu) ?? []).join(' ');
}

/**
 * A code to scan, black on white in either theme with its quiet zone of four modules, and the same
 * code as text below it (Q-A11Y-10). Where it can't be drawn, the text stands alone.
 */
export function QrCode({
  value,
  label,
  size = 220,
  fallbackText,
}: {
  /** What is encoded. */
  value: string;
  /** What the code is: "Pick-up code". */
  label: string;
  /** Its side in CSS pixels, quiet zone included; it shrinks where there is less room. */
  size?: number | undefined;
  /** Says what to do where there is no picture. */
  fallbackText: string;
}) {
  const text = grouped(value);
  return (
    <div className={styles['place']}>
      {isEncodable(value) ? (
        <QRCodeSVG
          className={styles['picture']}
          value={value}
          size={size}
          level="M"
          marginSize={4}
          bgColor="#ffffff"
          fgColor="#000000"
          role="img"
          aria-label={`${label} ${text}`}
        />
      ) : (
        <p className={styles['fallback']}>{fallbackText}</p>
      )}
      {text !== '' && (
        <p className={styles['caption']}>
          <span className={styles['label']}>{label}</span>{' '}
          <span className={styles['code']}>{text}</span>
        </p>
      )}
    </div>
  );
}
