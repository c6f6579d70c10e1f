import { describe, expect, it } from 'vitest';
import { aMuseumAnswering, valueIn } from './aMuseumApi.ts';

describe('the maintenance notice', () => {
  it.each([
    ['<p>Closed</p>', '<p>Closed</p>'],
    ['', null],
    ['  \n', null],
    [null, null],
    [undefined, null],
  ])('is with data %j: %j', async (data, notice) => {
    expect(valueIn(await aMuseumAnswering(data).api.maintenanceNotice())).toBe(notice);
  });

  it.each([{}, [], 5, true])('[API-03] can’t be told from %j', async (data) => {
    expect(await aMuseumAnswering(data).api.maintenanceNotice()).toEqual({
      ok: false,
      failure: { kind: 'malformed' },
    });
  });
});

describe('codes by SMS', () => {
  it('are sent and right, whatever else the museum says', async () => {
    const { api } = aMuseumAnswering({ left: 3 });

    expect(valueIn(await api.sendCode('13800000000'))).toBe('sent');
    expect(valueIn(await api.checkCode('13800000000', '123456'))).toBe('right');
  });
});
