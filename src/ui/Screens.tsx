import { use } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { HomeScreen } from './home/HomeScreen.tsx';
import { TextsProvider } from './i18n/Texts.ts';
import type { Later } from './Later.ts';
import type { OnceLoaded } from './OnceLoaded.ts';
import { type LaterPattern, laterPatterns, paths } from './paths.ts';
import { ViewModelProvider } from './ViewModels.ts';

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

/** A screen behind home, once what it needs has come; at once where that is there. */
function LaterScreen({ later, pattern }: Loading & { readonly pattern: LaterPattern }) {
  const { models, texts, screens } = use(later.get());
  const Screen = use(screens[pattern].get());
  return (
    <TextsProvider value={texts}>
      <ViewModelProvider value={models}>
        <Screen />
      </ViewModelProvider>
    </TextsProvider>
  );
}
