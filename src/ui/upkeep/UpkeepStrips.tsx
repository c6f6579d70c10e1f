import { observer } from 'mobx-react-lite';
import { Button } from '../components/Button.tsx';
import { Strip } from '../components/Strip.tsx';
import { useTexts } from '../i18n/Texts.ts';
import type { ConnectionModel } from './ConnectionModel.ts';
import type { ReleaseModel } from './ReleaseModel.ts';

/** What a long visit may meet, above every screen: a lost connection, or else the offer of a new version. */
export const UpkeepStrips = observer(function UpkeepStrips({
  release,
  connection,
}: {
  readonly release: ReleaseModel;
  readonly connection: ConnectionModel;
}) {
  const { LL } = useTexts();
  const words = LL.upkeep;
  if (connection.isLost) {
    return (
      <Strip tone="warning" icon="warning" title={words.lost()}>
        {words.lostText()}
      </Strip>
    );
  }
  if (!release.isOffered) return null;
  return (
    <Strip
      tone="info"
      icon="info"
      title={words.released()}
      actions={
        <>
          <Button kind="quiet" onClick={() => release.putOff()}>
            {words.later()}
          </Button>
          <Button kind="quiet" busy={release.isTaking} onClick={() => void release.take()}>
            {words.take()}
          </Button>
        </>
      }
    >
      {words.releasedText()}
    </Strip>
  );
});
