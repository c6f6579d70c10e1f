import type { ReactNode } from 'react';
import { MuseumContact } from '../MuseumContact.tsx';
import { Button } from './Button.tsx';
import { EmptyState } from './EmptyState.tsx';

/** Stands where something could not be had: what failed, a way to try again, and whom to ask. */
export function ErrorState({
  title,
  text,
  retryLabel,
  onRetry,
  busy = false,
  busyLabel,
  action,
}: {
  title: string;
  text?: ReactNode;
  /** There is a retry button when both are given. */
  retryLabel?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** The retry is under way. */
  busy?: boolean | undefined;
  busyLabel?: string | undefined;
  /** Another way on. */
  action?: ReactNode;
}) {
  return (
    <EmptyState
      icon="warning"
      tone="cinnabar"
      title={title}
      text={text}
      action={
        <>
          {retryLabel !== undefined && onRetry !== undefined && (
            <Button onClick={onRetry} busy={busy} busyLabel={busyLabel}>
              {retryLabel}
            </Button>
          )}
          {action}
          <MuseumContact />
        </>
      }
    />
  );
}
