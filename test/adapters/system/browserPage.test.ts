// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { MemoryPage } from '../../../src/adapters/inMemory/MemoryPage.ts';
import { BrowserPage } from '../../../src/adapters/system/BrowserPage.ts';
import { CookieLanguage } from '../../../src/adapters/system/CookieLanguage.ts';
import { DocumentVisibility } from '../../../src/adapters/system/DocumentVisibility.ts';

describe('BrowserPage', () => {
  const location = (reload = () => {}) => ({
    origin: 'https://museum.example',
    pathname: '/app/',
    reload,
  });

  it('[START-06] carries the museum’s name and the language', () => {
    const page = new BrowserPage(location(), document, () => false);
    page.present('云泽博物馆', 'Simplified_Chinese');
    expect([document.title, document.documentElement.lang]).toEqual(['云泽博物馆', 'zh-CN']);
    page.present('Yunze Museum', 'English');
    expect([document.title, document.documentElement.lang]).toEqual(['Yunze Museum', 'en']);
  });

  it('[PAY-05] has banks come back to its own address, whatever the order number', () => {
    expect(
      new BrowserPage(location(), document, () => false).paymentReturnAddress('T 1&a=#2'),
    ).toBe('https://museum.example/app/#/payReturn?orderNo=T%201%26a%3D%232');
  });

  it('is loaded anew when asked', () => {
    let reloads = 0;
    const reload = () => {
      reloads += 1;
    };
    new BrowserPage(location(reload), document, () => false).reload();
    expect(reloads).toBe(1);
  });
});

describe('CookieLanguage', () => {
  it.each([
    ['LG-01: no cookie', '', 'Simplified_Chinese'],
    ['LG-02: English', 'language=English', 'English'],
    ['LG-03: Chinese', 'language=Simplified_Chinese', 'Simplified_Chinese'],
    ['LG-04: another case', 'language=english', 'Simplified_Chinese'],
    ['LG-05: another name for it', 'language=en-US', 'Simplified_Chinese'],
    ['LG-06: nothing', 'language=', 'Simplified_Chinese'],
    ['one cookie of several', 'a=b; language=English; c=d', 'English'],
    ['another cookie', 'mylanguage=English', 'Simplified_Chinese'],
  ])('[START-04] reads %s', (_what, cookie, language) => {
    expect(new CookieLanguage({ cookie }, new MemoryPage()).current()).toBe(language);
  });

  it('[START-04] writes the choice for a year and loads the page anew', () => {
    const page = new MemoryPage();
    const jar = { cookie: '' };
    new CookieLanguage(jar, page).choose('English');
    expect(jar.cookie).toBe('language=English; path=/; max-age=31536000; samesite=lax');
    expect(page.reloads).toBe(1);
  });

  it('[Q-OFF-6] stays with what it is where cookies can be neither read nor written', () => {
    const page = new MemoryPage();
    const refused = () => {
      throw new DOMException('kept from all storage', 'SecurityError');
    };
    const jar = Object.defineProperty({ cookie: '' }, 'cookie', { get: refused, set: refused });
    const language = new CookieLanguage(jar, page);
    language.choose('English');
    expect([language.current(), page.reloads]).toEqual(['Simplified_Chinese', 1]);
  });

  it('[START-04] finds its own choice again', () => {
    const language = new CookieLanguage(document, new MemoryPage());
    language.choose('English');
    expect(language.current()).toBe('English');
    language.choose('Simplified_Chinese');
    expect(language.current()).toBe('Simplified_Chinese');
  });
});

describe('DocumentVisibility', () => {
  const shownAgain = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted });

  it('[Q-PAY-6] tells of every change and of a page restored whole, until it is stopped', () => {
    const visibility = new DocumentVisibility(document, window);
    let told = 0;
    const stop = visibility.onChange(() => {
      told += 1;
    });
    document.dispatchEvent(new Event('visibilitychange'));
    expect(told).toBe(1);
    window.dispatchEvent(shownAgain(true));
    expect(told).toBe(2);
    window.dispatchEvent(shownAgain(false));
    expect(told).toBe(2);
    stop();
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(shownAgain(true));
    expect(told).toBe(2);
  });

  it('[Q-OFF-3] tells of a network that is there again, until it is stopped', () => {
    let told = 0;
    const stop = new DocumentVisibility(document, window).onChange(() => {
      told += 1;
    });
    window.dispatchEvent(new Event('online'));
    stop();
    window.dispatchEvent(new Event('online'));
    expect(told).toBe(1);
  });

  it('is hidden only when the document says so', () => {
    const seen = (visibilityState: DocumentVisibilityState) =>
      new DocumentVisibility(
        { visibilityState, addEventListener: () => {}, removeEventListener: () => {} },
        window,
      ).isVisible();
    expect([seen('visible'), seen('hidden')]).toEqual([true, false]);
  });
});
