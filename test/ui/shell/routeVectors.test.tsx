import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { TestedWorld } from '../../support/TestedWorld.ts';
import { headingOf, openApp, passing, saidAloud } from '../support/theApp.tsx';

afterEach(cleanup);

const home = 'Riverside Museum';

/** The museum of this world knows no order: what a result claims is shown with what the museum says of it. */
describe('the route vectors', () => {
  it.each([
    ['RO-01', '/payResult?show=success&orderNo=T1', 'Payment result', 'T1'],
    ['RO-02', '/payresult/success?orderNo=T1', 'Payment result', 'T1'],
    ['RO-03', '/payresult/fail?orderNo=T1&error=x', 'Payment result', 'T1'],
    ['RO-04', '/payWay?orderNo=T1&amount=10.00&payType=x', 'Pay for your order', 'T1'],
    ['RO-05', '/payway?orderNo=T1', 'Pay for your order', 'T1'],
    ['RO-06', '/payReturn?orderNo=T1', 'Your payment', ''],
  ])('[START-01] %s: %s opens its screen with its order', async (_id, address, title, shown) => {
    const world = new TestedWorld(address);
    const { caught } = await openApp(world);
    expect(await headingOf(title)).toBeDefined();
    expect(document.body.textContent).toContain(shown);
    expect(world.address.current()).toBe(address);
    expect(caught).toEqual([]);
  });

  it('[START-01] RO-03: shows the text that a failed result came with', async () => {
    const world = new TestedWorld('/payresult/fail?error=a%20reason');
    await openApp(world);
    expect(await screen.findByText('a reason', {}, { timeout: 5_000 })).toBeDefined();
  });

  it.each([
    ['RO-07', '/nothing'],
    ['RO-07', '/nothing?orderNo=T1&token='],
    ['RO-08', '/order/extra'],
    ['RO-12', '/orderconfirm'],
    ['no host', '//evil.example/index?orderNo=T1'],
    ['no host in disguise', '/\\evil.example?orderNo=T1'],
    ['no escaped one', '/%2f%2fevil.example/%2e%2e/order'],
    ['no address', '/https://ok@evil.example/order?orderNo=T1'],
    ['no script', '/javascript:window.hacked=1'],
    ['no lookalike', '/ｏrder?orderNo=T1'],
    ['no blank in a name', '/ord\ter'],
    ['nothing that cannot be decoded', '/%e0%a4%a/order?%'],
  ])('[START-01] [Q-SEC-7] %s: %s leads home, its query dropped', async (_id, address) => {
    const world = new TestedWorld(address);
    await openApp(world);
    expect(await headingOf(home)).toBeDefined();
    expect(world.address.current()).toBe('/index');
  });

  it.each([
    ['RO-09', '/orderinfo', '/index'],
    ['RO-10', '/reOrder', '/order'],
    ['RO-11', '/orderReplenish', '/index'],
  ])('[START-01] %s: %s says what is missing and leads to %s after 2 s', async (_id, from, to) => {
    const world = new TestedWorld(from);
    await openApp(world);
    await saidAloud('Order details query parameter is empty. Taking you back…');
    await passing(world, 1_999);
    expect(world.address.current()).toBe(from);
    await passing(world, 1);
    expect(world.address.current()).toBe(to);
  });
});
