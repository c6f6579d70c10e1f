import { type ReactNode, StrictMode } from 'react';
import type { FirstAdapters, UpkeepAdapters } from './tokens.ts';
import { loadTextsWith } from './ui/i18n/loadTexts.ts';
import { TextsProvider } from './ui/i18n/Texts.ts';
import { ConnectionModel } from './ui/upkeep/ConnectionModel.ts';
import { ReleaseModel } from './ui/upkeep/ReleaseModel.ts';
import { UpkeepStrips } from './ui/upkeep/UpkeepStrips.tsx';
import type { SharedViewModels } from './ui/ViewModels.ts';

/**
 * Wires what a long visit may meet, releases and lost connections, to whatever adapters, and lets it begin. It is there
 * before it is needed: without a connection nothing could be loaded that says so.
 */
export async function upkeepOf(
  { address, clock, visibility, page, language }: FirstAdapters,
  { releases, connection: heard }: UpkeepAdapters,
  { announcements }: Pick<SharedViewModels, 'announcements'>,
): Promise<ReactNode> {
  const texts = await loadTextsWith(language.current(), 'upkeep');
  const release = new ReleaseModel({ releases, page, visibility, clock, address, announcements });
  const connection = new ConnectionModel({ connection: heard, announcements });
  release.start();
  connection.start();
  return (
    <StrictMode>
      <TextsProvider value={texts}>
        <UpkeepStrips release={release} connection={connection} />
      </TextsProvider>
    </StrictMode>
  );
}
