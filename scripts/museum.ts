import { startMuseumServer } from '../contracts/provider/museumServer.ts';

const { url } = await startMuseumServer({ port: Number(process.env['PORT'] ?? 4010) });
process.stdout.write(
  `The in-memory museum listens at ${url} (control face below ${url}/_museum/)\n`,
);
