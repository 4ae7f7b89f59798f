// The development server: pages rendered from source with hot reloading, calls answered by the real services.
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createServer as createVite } from 'vite';
import { buildBoot } from './boot.mjs';

const app = fileURLToPath(new URL('..', import.meta.url));
const host = process.env.HOST || '127.0.0.1';
const port = Number(process.env.PORT || 3000);
const servicesPort = port + 1;

const services = spawn(process.execPath, ['--conditions=@crema/source', `${app}../services/src/main.ts`], {
  cwd: fileURLToPath(new URL('../../..', import.meta.url)),
  env: { ...process.env, HOST: '127.0.0.1', PORT: String(servicesPort) },
  stdio: 'inherit',
});
services.once('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => services.kill(signal));

const server = createServer();
const vite = await createVite({
  configFile: `${app}vite.config.ts`,
  appType: 'custom',
  optimizeDeps: { entries: ['src/**/*.tsx'] },
  server: {
    middlewareMode: { server },
    hmr: { server },
    // The host stays the browser's own: the services compare it with the origin of every write.
    proxy: {
      '^/service/(?!registrationfrontend)': {
        target: `http://127.0.0.1:${servicesPort}`,
        changeOrigin: false,
      },
    },
  },
});

// Styles come by Vite's own client here, so nothing is inlined and no policy is sent.
const assets = {
  build: '',
  styles: {},
  boot: await buildBoot(),
  entry: '/src/entry-client.tsx',
  icon: '/src/brand/icon.svg',
  share: '/src/brand/share.png',
  fonts: '',
  framed: '',
  scripts: {},
};
const head = [
  '<script type="module" src="/@vite/client"></script>',
  // React's hot reloading wants to stand before anything else.
  '<script type="module">import { injectIntoGlobalHook } from "/@react-refresh"; injectIntoGlobalHook(window); window.$RefreshReg$ = () => {}; window.$RefreshSig$ = () => (type) => type;</script>',
  '<link rel="stylesheet" href="/src/styles.css">',
].join('');

async function render(url, cookie) {
  const { createRender } = await vite.ssrLoadModule('/src/entry-server.tsx');
  const asked = new URL(url, 'http://localhost').searchParams.get('site');
  const site = asked ?? /(?:^|; )site=([A-Z_]+)/.exec(cookie)?.[1] ?? 'DE';
  const page = await createRender(assets)(url, { site, pageList: true });
  return { ...page, site };
}

async function answer(request, response) {
  const page = await render(request.originalUrl, request.headers.cookie ?? '');
  if (page.location) {
    response.writeHead(page.status, { Location: page.location }).end();
    return;
  }
  response.writeHead(page.status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Set-Cookie': `site=${page.site}; Path=/; SameSite=Lax`,
  });
  response.end(page.html.replace('</head>', `${head}</head>`));
}

vite.middlewares.use((request, response) => {
  answer(request, response).catch((error) => {
    vite.ssrFixStacktrace(error);
    response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end(error.stack);
  });
});
server.on('request', vite.middlewares);
server.listen(port, host, () => console.log(`\n  Crema, development: http://${host}:${port}/registration\n`));
