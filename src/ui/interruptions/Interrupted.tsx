import { observer } from 'mobx-react-lite';
import { BreakdownDialog } from './BreakdownDialog.tsx';
import { CrowdStrip } from './CrowdStrip.tsx';
import { ExpiryDialog } from './ExpiryDialog.tsx';
import type { InterruptionModel } from './InterruptionModel.ts';
import { MaintenanceOverlay } from './MaintenanceOverlay.tsx';

/** All that lies over a screen, whichever it is. */
export const Interrupted = observer(function Interrupted({
  model,
}: {
  readonly model: InterruptionModel;
}) {
  const { crowd, maintenance } = model;
  return (
    <>
      {crowd.wait !== null && <CrowdStrip crowd={crowd} wait={crowd.wait} />}
      {maintenance.isShown && <MaintenanceOverlay html={maintenance.html} />}
      {model.isBreakdownShown && <BreakdownDialog model={model} />}
      {model.isExpiryShown && <ExpiryDialog onClose={() => model.closeExpiry()} />}
    </>
  );
});
