import { type ComponentType, use } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { HomeScreen } from './home/HomeScreen.tsx';
import type { Texts } from './i18n/loadTexts.ts';
import { TextsProvider } from './i18n/Texts.ts';
import type { OnceLoaded } from './OnceLoaded.ts';
import { type LaterPattern, laterPatterns, paths } from './paths.ts';
import { ViewModelProvider, type ViewModels } from './ViewModels.ts';

/** What comes with the first screen behind home: the screens there, their models and their words. */
export interface Later {
  readonly models: ViewModels;
  readonly texts: Texts;
  readonly screens: Readonly<Record<LaterPattern, ComponentType>>;
}

interface Loading {
  readonly later: OnceLoaded<Later>;
}

/** Shows the screen of the address; an address of none goes home, its query dropped (START-01). */
export function Screens({ later }: Loading) {
  return (
    <Switch>
      <Route path={paths.home.pattern} component={HomeScreen} />
      {laterPatterns.map((pattern) => (
        <Route key={pattern} path={pattern}>
          <LaterScreen later={later} pattern={pattern} />
        </Route>
      ))}
      <Route>
        <Redirect to={paths.home.to()} replace />
      </Route>
    </Switch>
  );
}

/** A screen behind home, once what it needs has come. */
function LaterScreen({ later, pattern }: Loading & { readonly pattern: LaterPattern }) {
  const { models, texts, screens } = use(later.get());
  const Screen = screens[pattern];
  return (
    <TextsProvider value={texts}>
      <ViewModelProvider value={models}>
        <Screen />
      </ViewModelProvider>
    </TextsProvider>
  );
}
