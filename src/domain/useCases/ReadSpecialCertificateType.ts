import type { CatalogueApi } from '../../ports/MuseumApi.ts';
import type { CertificateType } from '../model/Certificate.ts';
import { needsSpecialCertificate } from '../model/OrderDraft.ts';
import type { Selection } from '../model/Selection.ts';

/** Finds out which kind of special certificate an order's visitors name (§2, §3). */
export class ReadSpecialCertificateType {
  readonly #museum: Pick<CatalogueApi, 'specialCertificateTypes'>;

  constructor(ports: { museum: Pick<CatalogueApi, 'specialCertificateTypes'> }) {
    this.#museum = ports.museum;
  }

  /**
   * The first kind of the museum's dictionary, which is asked only when a ticket needs one. Null when none is needed or
   * when the dictionary can't be read: that is silent, for an order can be placed without the kind (§8).
   */
  async execute(selection: Selection): Promise<CertificateType | null> {
    if (!needsSpecialCertificate(selection)) return null;
    const types = await this.#museum.specialCertificateTypes();
    return types.ok ? (types.value[0] ?? null) : null;
  }
}
