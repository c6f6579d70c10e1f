import { describe, expect, it } from 'vitest';
import { agree, answered, done, filled, refused } from './agreement.ts';
import { mobile, token } from './examples.ts';

const code = '123456';

describe('the notice of maintenance', () => {
  const path = '/bms/sys-config/system-maintenance-notice';
  const html = '<p>今晚 22:00 系统维护</p>';

  it('[API-00] is HTML', async () => {
    await agree(
      {
        description: 'a request for the notice of maintenance, and there is one',
        given: { state: 'maintenance is announced', params: { html } },
        path,
        body: {},
        answer: answered(filled(html)),
      },
      async (museum) => {
        expect(await museum.maintenanceNotice()).toEqual({ ok: true, value: html });
      },
    );
  });

  it('[API-00] is empty where there is none', async () => {
    await agree(
      {
        description: 'a request for the notice of maintenance, and there is none',
        given: { state: 'no maintenance' },
        path,
        token,
        body: {},
        answer: answered(''),
      },
      async (museum) => {
        expect(await museum.maintenanceNotice()).toEqual({ ok: true, value: null });
      },
    );
  });
});

describe('a code by SMS', () => {
  const send = '/sms/message-send/sendCode';
  const check = '/sms/message-send/checkCode';
  const template = { templateId: 'SMS_T_BUYCODE', mobilePhone: mobile };
  const wasSent = { state: 'a code was sent', params: { mobile, token, code } };

  it('[API-00] is sent', async () => {
    await agree(
      {
        description: 'a request for a code',
        given: { state: 'no orders' },
        path: send,
        token,
        body: template,
        answer: done(),
      },
      async (museum) => {
        expect(await museum.sendCode('138 0000 0000')).toEqual({ ok: true, value: 'sent' });
      },
    );
  });

  it('[API-00] is sent to a visitor without a token', async () => {
    await agree(
      {
        description: 'a request for a code by a visitor without a token',
        given: { state: 'no orders' },
        path: send,
        body: template,
        answer: done(),
      },
      async (museum) => {
        expect(await museum.sendCode(mobile)).toMatchObject({ ok: true });
      },
    );
  });

  it.each([
    { given: wasSent, words: 'a moment after another' },
    { given: { state: 'too many codes were sent', params: { mobile, token } }, words: 'too often' },
  ])('[API-01] is not sent $words', async ({ given, words }) => {
    await agree(
      {
        description: `a request for a code ${words}`,
        given,
        path: send,
        token,
        body: template,
        answer: refused(5402, '验证码发送过于频繁，请稍后再试'),
      },
      async (museum) => {
        expect(await museum.sendCode(mobile)).toMatchObject({ failure: { kind: 'business' } });
      },
    );
  });

  it('[API-00] is right', async () => {
    await agree(
      {
        description: 'a check of the code that was sent',
        given: wasSent,
        path: check,
        token,
        body: { code, ...template },
        answer: done(),
      },
      async (museum) => {
        expect(await museum.checkCode(mobile, ' １２３456 ')).toEqual({ ok: true, value: 'right' });
      },
    );
  });

  it('[API-00] is right without a token', async () => {
    await agree(
      {
        description: 'a check of the code that was sent to a visitor without a token',
        given: { state: wasSent.state, params: { mobile, code } },
        path: check,
        body: { code, ...template },
        answer: done(),
      },
      async (museum) => {
        expect(await museum.checkCode(mobile, code)).toMatchObject({ ok: true });
      },
    );
  });

  it.each([
    { given: wasSent, typed: '000000', words: 'another code than was sent' },
    {
      given: { state: 'a code was checked', params: { mobile, token, code } },
      typed: code,
      words: 'a code that was used',
    },
  ])('[API-01] is wrong when it is $words', async ({ given, typed, words }) => {
    await agree(
      {
        description: `a check of ${words}`,
        given,
        path: check,
        token,
        body: { code: typed, ...template },
        answer: refused(5403, '验证码错误或已过期'),
      },
      async (museum) => {
        expect(await museum.checkCode(mobile, typed)).toMatchObject({
          failure: { kind: 'business', text: '验证码错误或已过期' },
        });
      },
    );
  });
});
