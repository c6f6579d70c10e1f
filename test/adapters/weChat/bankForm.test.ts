// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { bankForm } from '../../../src/adapters/weChat/bankForm.ts';

const hosts = ['bank.example', 'pay.bank.example:8443'];
const form = (html: string) => bankForm(html, hosts, document);

/** A form as banks send it, with whatever a test puts into it, before it, or into its tag. */
const aBankPage = ({
  action = 'https://bank.example/pay',
  method = 'POST',
  tag = '',
  inside = '<input type="hidden" name="order" value="T1">',
  before = '',
} = {}) => `${before}<form action="${action}" method="${method}" ${tag}>${inside}</form>`;

/** All that comes over. */
const copied = (html: string) => {
  const copy = form(html);
  if (copy === null) return null;
  const attributes = Object.fromEntries(
    Array.from(copy.attributes, ({ name, value }) => [name, value]),
  );
  const inputs = Array.from(copy.children, (child) => [
    child.tagName.toLowerCase(),
    ...['type', 'name', 'value'].map((name) => child.getAttribute(name)),
  ]);
  return { attributes, inputs };
};

const order = ['input', 'hidden', 'order', 'T1'];

describe('bankForm', () => {
  it('[PAY-05][Q-PAY-9] PA-03: makes a form of its own out of the bank’s', () => {
    expect(copied(aBankPage())).toEqual({
      attributes: {
        action: 'https://bank.example/pay',
        method: 'post',
        target: '_self',
        hidden: '',
      },
      inputs: [order],
    });
  });

  it.each([
    ['no form', '<p>Sorry</p>'],
    ['nothing', ''],
    ['two forms', aBankPage() + aBankPage()],
    ['a form within a script’s text only', '<script>"<form></form>"</script>'],
    ['an action that is a script', aBankPage({ action: 'javascript:alert(1)' })],
    ['an action that hides a script', aBankPage({ action: ' java\tscript:alert(1)' })],
    ['an action that is data', aBankPage({ action: 'data:text/html,x' })],
    ['an action without encryption', aBankPage({ action: 'http://bank.example/pay' })],
    ['no action', aBankPage({ action: '' })],
    ['an action on this site', aBankPage({ action: '/pay' })],
    [
      'an action that a base would lead to the bank',
      aBankPage({ action: '/pay', before: '<base href="https://bank.example/">' }),
    ],
    ['another host', aBankPage({ action: 'https://evil.example/pay' })],
    ['a host below the bank’s', aBankPage({ action: 'https://bank.example.evil.example/' })],
    ['a host that ends like the bank’s', aBankPage({ action: 'https://notbank.example/' })],
    ['a host below the bank’s own', aBankPage({ action: 'https://x.bank.example/' })],
    ['another port', aBankPage({ action: 'https://bank.example:444/' })],
    ['a name before the host', aBankPage({ action: 'https://bank.example@evil.example/' })],
    ['a name at the bank’s host', aBankPage({ action: 'https://who@bank.example/' })],
    ['backslashes', aBankPage({ action: 'https:\\\\evil.example\\@bank.example' })],
    ['GET', aBankPage({ method: 'get' })],
    ['a dialog', aBankPage({ method: 'dialog' })],
  ])('[PAY-05][Q-PAY-9] refuses %s', (_what, html) => {
    expect(form(html)).toBeNull();
  });

  it('[PAY-05] takes a port that is configured, and none that goes without saying', () => {
    expect(form(aBankPage({ action: 'https://pay.bank.example:8443/a' }))).not.toBeNull();
    expect(form(aBankPage({ action: 'https://bank.example:443/a' }))).not.toBeNull();
  });

  it.each([
    ['handlers', aBankPage({ tag: 'onsubmit="steal()" id="f" name="x"' })],
    ['another target', aBankPage({ tag: 'target="_top" enctype="text/plain"' })],
    ['a script before', aBankPage({ before: '<script>document.forms[0].submit()</script>' })],
    ['a base before', aBankPage({ before: '<base href="https://evil.example/" target="_blank">' })],
    [
      'a script and an image within',
      aBankPage({
        inside:
          '<script>x()</script><img src=x onerror=x()><input type="hidden" name="order" value="T1">',
      }),
    ],
    [
      'buttons that lead elsewhere',
      aBankPage({
        inside:
          '<input type="hidden" name="order" value="T1"><button formaction="https://evil.example">Pay</button><input type="submit" name="go" formaction="https://evil.example"><input type="image" name="pic" src="https://evil.example/x">',
      }),
    ],
    [
      'fields of other types',
      aBankPage({
        inside:
          '<input type="hidden" name="order" value="T1"><input type="file" name="f"><input type="password" name="p"><input type="checkbox" name="c" checked><textarea name="t">x</textarea><select name="s"><option>1</option></select><input type="hidden" value="nameless">',
      }),
    ],
    [
      'handlers of a field',
      aBankPage({
        inside: '<input type="hidden" name="order" value="T1" onfocus="x()" autofocus form="g">',
      }),
    ],
  ])('[PAY-05][Q-PAY-9] leaves behind %s', (_what, html) => {
    expect(copied(html)).toEqual(copied(aBankPage()));
  });

  it('[PAY-05] copies values letter by letter, names that are there twice, and fields of text', () => {
    const inside =
      '<input name="a" value="&quot;&lt;&amp;中"><input type="TEXT" name="a" value=""><input type="hidden" name="submit" value="1">';
    expect(copied(aBankPage({ inside }))?.inputs).toEqual([
      ['input', 'hidden', 'a', '"<&中'],
      ['input', 'hidden', 'a', ''],
      ['input', 'hidden', 'submit', '1'],
    ]);
  });

  it('[PAY-05][Q-PAY-9] refuses a page of 1 MB, which no bank’s form is, before it is parsed', () => {
    const inside = `<input type="hidden" name="order" value="${'x'.repeat(1_000_000)}">`;
    const begun = performance.now();
    expect(form(aBankPage({ inside }))).toBeNull();
    expect(performance.now() - begun).toBeLessThan(50);
    const allowed = `<input type="hidden" name="order" value="${'x'.repeat(100_000)}">`;
    expect(form(aBankPage({ inside: allowed }))).not.toBeNull();
  });
});
