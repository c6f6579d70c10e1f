import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { failed, success } from '../../../src/domain/model/Result.ts';
import advertisementStyles from '../../../src/ui/home/Advertisement.module.css';
import bannerStyles from '../../../src/ui/home/Banner.module.css';
import { HomeNews } from '../../../src/ui/home/HomeNews.tsx';
import { useViewModel } from '../../../src/ui/useViewModel.ts';
import { passing, showHome } from '../support/homeModels.tsx';
import { aHomeTemplate, HomeVisit, later, morning } from './HomeVisit.ts';

afterEach(cleanup);

const names = ['/a.jpg', '/b.jpg', '/c.jpg'] as const;
const aVisit = (pictures: readonly string[] = names) =>
  new HomeVisit({ homeTemplate: async () => success(aHomeTemplate({ banners: pictures })) });

/** Home's news alone, over a home that is started as its screen does it. */
function News({ visit }: { readonly visit: HomeVisit }) {
  return <HomeNews home={useViewModel(() => visit.home)} />;
}
const show = (visit: HomeVisit) => showHome(visit, <News visit={visit} />);
/** Shows home to a visitor whose device was asked for less motion. */
const showCalmly = async (visit: HomeVisit) => {
  visit.motion.reduce();
  await show(visit);
};

const region = () => screen.getByRole('region', { name: 'Pictures of the museum' });
const strip = () => within(region()).getByRole('list');
const stop = () => screen.getByRole('button', { name: 'Stop moving' });
const next = () => screen.getByRole('button', { name: /^Next picture/ });
/** What a screen reader finds of the pictures. */
const inSight = () => screen.queryAllByRole('img').map((picture) => picture.getAttribute('alt'));
const sources = () =>
  screen.getAllByRole('img', { hidden: true }).map((picture) => picture.getAttribute('src'));

/** One empty frame, for the drawing behind the pictures. */
function expectPosterAlone(): void {
  const frames = [...document.querySelectorAll(`.${bannerStyles['frame']}`)];
  expect(frames.map(({ innerHTML }) => innerHTML)).toEqual(['']);
  expect(screen.queryAllByRole('img', { hidden: true })).toEqual([]);
}

const width = 300;
/** Gives the strip a width, which only a browser that lays out gives it. */
function laidOut(): HTMLElement {
  Object.defineProperty(strip(), 'clientWidth', { configurable: true, value: width });
  return strip();
}
/** The strip passes by, or comes to rest at, so many pictures from the first. */
function scrolled(pictures: number): void {
  strip().scrollLeft = pictures * width;
  fireEvent.scroll(strip());
}

describe('Banner', () => {
  it('[HOME-01] the next picture comes every 5 s, and after the last one the first', async () => {
    const visit = aVisit();
    await show(visit);
    expect(inSight()).toEqual(['Picture 1 of 3']);
    await passing(visit, 4_999);
    expect(inSight()).toEqual(['Picture 1 of 3']);
    await passing(visit, 1);
    expect(inSight()).toEqual(['Picture 2 of 3']);
    await passing(visit, 5_000);
    expect(inSight()).toEqual(['Picture 3 of 3']);
    await passing(visit, 5_000);
    expect(inSight()).toEqual(['Picture 1 of 3']);
  });

  it('[HOME-01] the strip is scrolled to the picture that comes, and only then', async () => {
    const visit = aVisit();
    await show(visit);
    laidOut();
    await passing(visit, 10_000);
    expect(strip().scrollLeft).toBe(2 * width);
    scrolled(0.4);
    expect(strip().scrollLeft).toBe(0.4 * width);
  });

  it('[HOME-01] a swipe chooses a picture, which then has its full 5 s', async () => {
    const visit = aVisit();
    await show(visit);
    laidOut();
    await passing(visit, 3_000);
    scrolled(0.8);
    expect(inSight()).toEqual(['Picture 2 of 3']);
    await passing(visit, 4_999);
    expect(inSight()).toEqual(['Picture 2 of 3']);
    await passing(visit, 1);
    expect(inSight()).toEqual(['Picture 3 of 3']);
  });

  it('[HOME-01] what passes by on the way back to the first picture is not taken for a choice', async () => {
    const visit = aVisit();
    await show(visit);
    laidOut();
    await passing(visit, 15_000);
    for (const place of [1.6, 1, 0.3]) {
      scrolled(place);
      expect(inSight()).toEqual(['Picture 1 of 3']);
    }
    scrolled(1);
    expect(inSight()).toEqual(['Picture 2 of 3']);
  });

  it('[HOME-01] a finger that takes hold of a moving strip decides where it goes', async () => {
    const visit = aVisit();
    await show(visit);
    laidOut();
    await passing(visit, 10_000);
    fireEvent.pointerEnter(region());
    scrolled(1);
    expect(inSight()).toEqual(['Picture 2 of 3']);
  });

  it('[HOME-01] [Q-A11Y-7] one picture stands still: nothing to stop, to step or to tab to (O-125)', async () => {
    const visit = aVisit(['/a.jpg']);
    await show(visit);
    await passing(visit, 20_000);
    expect(inSight()).toEqual(['Picture 1 of 1']);
    expect(within(region()).queryAllByRole('button')).toEqual([]);
    expect(strip().hasAttribute('tabindex')).toBe(false);
  });

  it('[HOME-01] no pictures: the page’s own drawing keeps their place, of which nobody hears', async () => {
    const visit = aVisit([]);
    await show(visit);
    expect(screen.queryByRole('region')).toBeNull();
    expectPosterAlone();
  });

  it('[HOME-01] a picture that does not load leaves no hole, and the rest goes on', async () => {
    const visit = aVisit();
    await show(visit);
    await passing(visit, 10_000);
    fireEvent.error(screen.getByAltText('Picture 3 of 3'));
    expect(sources()).toEqual(['/a.jpg', '/b.jpg']);
    expect(inSight()).toEqual(['Picture 1 of 2']);
    await passing(visit, 5_000);
    expect(inSight()).toEqual(['Picture 2 of 2']);
    fireEvent.error(screen.getByAltText('Picture 1 of 2'));
    expect(inSight()).toEqual(['Picture 1 of 1']);
    expect(within(region()).queryAllByRole('button')).toEqual([]);
    fireEvent.error(screen.getByRole('img'));
    expect(screen.queryByRole('region')).toBeNull();
    expectPosterAlone();
  });

  it('[HOME-01] pictures keep their room and wait until the slots are there or can’t be had', async () => {
    const slots = later<ReturnType<typeof success<readonly [typeof morning]>>>();
    const visit = new HomeVisit({
      homeTemplate: async () => success(aHomeTemplate({ banners: names })),
      slots: () => slots.promise,
    });
    await show(visit);
    expectPosterAlone();
    await passing(visit, 7_000);
    slots.keep(success([morning]));
    await passing(visit);
    expect(inSight()).toEqual(['Picture 1 of 3']);
    cleanup();

    const without = new HomeVisit({
      homeTemplate: async () => success(aHomeTemplate({ banners: names })),
      slots: async () => failed({ kind: 'network' as const }),
    });
    await show(without);
    expect(inSight()).toEqual(['Picture 1 of 3']);
  });

  it('[HOME-01] loads the picture in sight and the next one, the others in their turn', async () => {
    const visit = aVisit();
    await show(visit);
    const loading = () =>
      screen
        .getAllByRole('img', { hidden: true })
        .map((picture) => picture.getAttribute('loading'));
    expect(loading()).toEqual(['eager', 'eager', 'lazy']);
    await passing(visit, 5_000);
    expect(loading()).toEqual(['eager', 'eager', 'eager']);
  });

  it('[HOME-01] [Q-A11Y-7] stop and start is the first thing to tab to, and works', async () => {
    const visit = aVisit();
    await show(visit);
    const stops = region().querySelectorAll('button, [tabindex]');
    expect([...stops]).toEqual([stop(), next(), strip()]);
    fireEvent.click(stop());
    await passing(visit, 65_000);
    expect(inSight()).toEqual(['Picture 1 of 3']);
    fireEvent.click(screen.getByRole('button', { name: 'Start moving' }));
    await passing(visit, 5_000);
    expect(inSight()).toEqual(['Picture 2 of 3']);
    expect(stop()).toBeDefined();
  });

  it('[HOME-01] [Q-A11Y-7] the next picture is one press away, and said aloud', async () => {
    const visit = aVisit();
    await show(visit);
    fireEvent.click(stop());
    expect(next().textContent).toBe('Next picture1/3');
    for (const spoken of ['Picture 2 of 3', 'Picture 3 of 3', 'Picture 1 of 3']) {
      fireEvent.click(next());
      expect(inSight()).toEqual([spoken]);
      expect(screen.getByRole('status').textContent).toBe(spoken);
    }
  });

  it('[HOME-01] [Q-A11Y-7] slides out of sight are out of the screen reader’s and the keyboard’s way', async () => {
    await show(aVisit());
    const hidden = within(strip())
      .getAllByRole('listitem', { hidden: true })
      .map((slide) => slide.getAttribute('aria-hidden'));
    expect(hidden).toEqual(['false', 'true', 'true']);
    expect(strip().querySelectorAll('button, a, [tabindex]')).toHaveLength(0);
  });

  it('[HOME-01] [Q-A11Y-7] stands still while the focus is in it, and goes on after that', async () => {
    const visit = aVisit();
    await show(visit);
    fireEvent.focus(next());
    await passing(visit, 65_000);
    expect(inSight()).toEqual(['Picture 1 of 3']);
    fireEvent.blur(next());
    await passing(visit, 5_000);
    expect(inSight()).toEqual(['Picture 2 of 3']);
  });

  it('[HOME-01] started while the focus is on its button, it moves', async () => {
    const visit = aVisit();
    await show(visit);
    fireEvent.focus(stop());
    fireEvent.click(stop());
    fireEvent.click(screen.getByRole('button', { name: 'Start moving' }));
    await passing(visit, 5_000);
    expect(inSight()).toEqual(['Picture 2 of 3']);
  });

  it('[HOME-01] stands still under a finger or a mouse, also when the focus leaves meanwhile', async () => {
    const visit = aVisit();
    await show(visit);
    fireEvent.pointerEnter(region());
    fireEvent.focus(next());
    fireEvent.blur(next());
    await passing(visit, 65_000);
    expect(inSight()).toEqual(['Picture 1 of 3']);
    fireEvent.pointerLeave(region());
    await passing(visit, 5_000);
    expect(inSight()).toEqual(['Picture 2 of 3']);
  });

  it('[HOME-01] nothing is waited for on a hidden page; shown again, the picture has its 5 s', async () => {
    const visit = aVisit();
    await show(visit);
    await passing(visit, 4_000);
    visit.visibility.hide();
    await passing(visit, 3_605_000);
    expect(inSight()).toEqual(['Picture 1 of 3']);
    visit.visibility.show();
    await passing(visit, 4_999);
    expect(inSight()).toEqual(['Picture 1 of 3']);
    await passing(visit, 1);
    expect(inSight()).toEqual(['Picture 2 of 3']);
  });

  it('[HOME-01] [Q-A11Y-7] never starts by itself for a visitor who wants less motion', async () => {
    const visit = aVisit();
    await showCalmly(visit);
    await passing(visit, 65_000);
    expect(inSight()).toEqual(['Picture 1 of 3']);
    fireEvent.click(screen.getByRole('button', { name: 'Start moving' }));
    await passing(visit, 5_000);
    expect(inSight()).toEqual(['Picture 2 of 3']);
  });

  it('[HOME-01] leaves no timer behind with its screen, and begins anew with the next (O-105)', async () => {
    const visit = aVisit();
    await show(visit);
    await passing(visit, 5_000);
    cleanup();
    await visit.pass(65_000);
    expect(visit.home.banner.current).toBe(1);
    await show(visit);
    fireEvent.pointerEnter(region());
    cleanup();
    await show(visit);
    expect(inSight()).toEqual(['Picture 1 of 3']);
    await passing(visit, 5_000);
    expect(inSight()).toEqual(['Picture 2 of 3']);
  });

  it('[HOME-01] a template read in vain leaves the pictures that were there', async () => {
    const visit = aVisit();
    await show(visit);
    visit.museum.answers = { homeTemplate: async () => failed({ kind: 'network' as const }) };
    await visit.home.retrySettings();
    await passing(visit);
    expect(sources()).toEqual(names);
  });
});

describe('Advertisement', () => {
  const short = '特展开放至岁末';
  const long =
    '本馆冬季开放时间调整为每日九时至十六时三十分，周一闭馆（法定节假日除外），请合理安排行程。';
  const showing = async (text: string, language: 'Simplified_Chinese' | 'English') => {
    const visit = new HomeVisit(
      { homeTemplate: async () => success(aHomeTemplate({ advertisement: text })) },
      { language },
    );
    await show(visit);
  };

  it.each([short, long])('[HOME-02] is shown whole, in Chinese alone: %s', async (text) => {
    await showing(text, 'Simplified_Chinese');
    expect(screen.getByText(text)).toBeDefined();
    expect(screen.getByText('公告')).toBeDefined();
    cleanup();
    await showing(text, 'English');
    expect(screen.queryByText(text)).toBeNull();
  });

  it('[HOME-02] [Q-A11Y-7] a short one stands still and has nothing to stop', async () => {
    await showing(short, 'Simplified_Chinese');
    expect(document.querySelector(`.${advertisementStyles['moving']}`)).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('[HOME-02] [Q-A11Y-7] a long one scrolls until it is stopped (WCAG 2.2.2)', async () => {
    await showing(long, 'Simplified_Chinese');
    const moving = () => document.querySelector(`.${advertisementStyles['moving']}`);
    expect(moving()?.textContent).toContain(long);
    fireEvent.click(screen.getByRole('button', { name: '停止滚动' }));
    expect(moving()).toBeNull();
    expect(screen.getByText(long)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: '开始滚动' }));
    expect(moving()).not.toBeNull();
  });
});
