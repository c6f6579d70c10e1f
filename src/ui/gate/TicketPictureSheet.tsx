import { observer } from 'mobx-react-lite';
import type { TicketFace } from '../../ports/TicketPictures.ts';
import { Button } from '../components/Button.tsx';
import { Notice } from '../components/Notice.tsx';
import { Sheet } from '../components/Sheet.tsx';
import { Skeleton } from '../components/Skeleton.tsx';
import { Stack } from '../components/Stack.tsx';
import { useTexts } from '../i18n/Texts.ts';
import styles from './TicketPictureSheet.module.css';
import type { Picture, TicketToolsModel } from './TicketToolsModel.ts';

/** A ticket as a picture to press and hold, which WeChat saves to the album, or to download (Q-OFF-4). */
export const TicketPictureSheet = observer(function TicketPictureSheet({
  model,
  picture,
  face,
  fileName,
}: {
  readonly model: TicketToolsModel;
  readonly picture: Picture;
  readonly face: TicketFace;
  readonly fileName: string;
}) {
  const { LL } = useTexts();
  const words = LL.afterSale.keep;
  return (
    <Sheet
      title={words.pictureTitle()}
      closeLabel={LL.shell.close()}
      onClose={() => model.closePicture()}
      actions={
        picture.kind === 'drawn' && model.canSave ? (
          <Button kind="primary" wide onClick={() => model.downloadPicture(fileName)}>
            {words.download()}
          </Button>
        ) : undefined
      }
    >
      <Stack gap={3}>
        {picture.kind === 'drawing' && <Skeleton label={words.pictureDrawing()} shape="block" />}
        {picture.kind === 'failed' && <Notice kind="error">{words.pictureFailed()}</Notice>}
        {picture.kind === 'drawn' && (
          <>
            {model.isDownloaded && <Notice kind="success">{words.downloaded()}</Notice>}
            <p className={styles['hint']}>{words.pictureHold()}</p>
            <img
              className={styles['picture']}
              src={picture.dataUrl}
              alt={words.pictureLabel({ day: face.day, slot: face.slot, code: face.codeText })}
            />
          </>
        )}
      </Stack>
    </Sheet>
  );
});
