/** A guard of the app or of its museum, and how it is broken on purpose to see a test go red. */
export interface BrokenGuard {
  readonly guard: string;
  /** What is done to it, in words. */
  readonly breaks: string;
  /** Where it stands, from the project's folder. */
  readonly file: string;
  /** Its text, which occurs there exactly once. */
  readonly from: string;
  /** What stands there instead once it is broken. */
  readonly to: string;
  /** The test file that must notice, from the project's folder. */
  readonly test: string;
}

/** One guard a group of promises at least; `npm run trust:guards` breaks each of them in a copy of the project. */
export const brokenGuards: readonly BrokenGuard[] = [
  {
    guard: 'the sanitiser',
    breaks: 'lets the museum’s HTML pass as it came',
    file: 'src/adapters/system/DomPurifySanitiser.ts',
    from: 'purifier.sanitize(root, allowed);',
    to: 'if (!purifier.isSupported) root.replaceChildren();',
    test: 'test/journeys/adapters/realBrowser.test.ts',
  },
  {
    guard: 'the lock between tabs',
    breaks: 'begins whether or not another tab has the turn',
    file: 'src/adapters/system/LockedTurns.ts',
    from: 'lock === null ? isTaken : task(false)',
    to: 'lock === null ? task(false) : task(false)',
    test: 'test/adapters/system/tabs.test.ts',
  },
  {
    guard: 'one press at a time',
    breaks: 'runs a task although one is under way',
    file: 'src/domain/useCases/PressGuard.ts',
    from: 'if (this.#isUnderWay) return this.#meanwhile;',
    to: 'if (this.#isUnderWay && this.#meanwhile === undefined) return this.#meanwhile;',
    test: 'test/domain/useCases/CancelOrder.test.ts',
  },
  {
    guard: 'who may say paid',
    breaks: 'believes the `show` of the address',
    file: 'src/ui/payment/PaymentResultModel.ts',
    from: "if (orderNo !== null) return 'checking';",
    to: "if (orderNo !== null) return show === 'success' ? 'success' : 'checking';",
    test: 'test/ui/payment/PaymentResultModel.test.ts',
  },
  {
    guard: 'the mask',
    breaks: 'shows document numbers in full',
    file: 'src/domain/model/Masking.ts',
    from: "return characters.slice(0, ends).join('') + hidden + characters.slice(-ends).join('');",
    to: 'return number.trim() + hidden.slice(hidden.length);',
    test: 'test/domain/model/Masking.test.ts',
  },
  {
    guard: 'the token’s way',
    breaks: 'follows redirects, wherever they lead',
    file: 'src/adapters/http/FetchTransport.ts',
    from: "redirect: 'error'",
    to: "redirect: 'follow'",
    test: 'test/adapters/http/redirects.test.ts',
  },
  {
    guard: 'the edge parse',
    breaks: 'hands on whatever the museum answered',
    file: 'src/adapters/http/Envelope.ts',
    from: 'return parsed.success ? success(parsed.output) : failed(malformed);',
    to: 'return parsed.success ? success(parsed.output) : success(data as T);',
    test: 'test/adapters/http/hostile.test.ts',
  },
  {
    guard: 'stale answers',
    breaks: 'takes a ticket list whatever was chosen meanwhile',
    file: 'src/ui/home/VisitChoiceModel.ts',
    from: 'if (generation !== this.#slotGeneration) return;',
    to: 'if (generation > this.#slotGeneration) return;',
    test: 'test/ui/home/lateAnswers.test.ts',
  },
  {
    guard: 'check and take in one step',
    breaks: 'holds places without looking whether there are any',
    file: 'src/adapters/inMemory/museum/Stock.ts',
    from: 'this.counts(placeId, pool).remaining < quantity',
    to: 'this.counts(placeId, pool).remaining < Math.min(0, quantity)',
    test: 'test/adapters/inMemory/stock.test.ts',
  },
  {
    guard: 'the jitter',
    breaks: 'asks again at the end of the span, everyone alike',
    file: 'src/adapters/http/RetryPolicy.ts',
    from: 'return Math.round(random() * ceiling);',
    to: 'return Math.round(ceiling);',
    test: 'test/adapters/http/RetryPolicy.test.ts',
  },
  {
    guard: 'the focus return',
    breaks: 'takes dialogs away without closing them',
    file: 'src/ui/components/showModally.ts',
    from: 'return () => dialog.close();',
    to: "return () => dialog.removeAttribute('open');",
    test: 'test/journeys/adapters/realBrowser.test.ts',
  },
];
