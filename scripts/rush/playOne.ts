import { play, scenarios } from './scenarios.ts';

// Plays the scenario of the given name, and writes its outcome as JSON.
const scenario = scenarios.find(({ name }) => name === process.argv[2]);
if (scenario === undefined) throw new Error(`there is no scenario ${process.argv[2]}`);
process.stdout.write(JSON.stringify(await play(scenario)));
