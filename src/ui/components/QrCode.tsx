import { QRCodeSVG } from 'qrcode.react';
import { groupedCode, isScannable } from '../../domain/model/ScannableCode.ts';
import styles from './QrCode.module.css';

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
  const text = groupedCode(value);
  return (
    <div className={styles['place']}>
      {isScannable(value) ? (
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
