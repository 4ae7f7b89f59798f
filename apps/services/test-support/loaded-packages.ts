// Starts the server and prints a line for each optional package that it loads: `node loaded-packages.ts`.
import { registerHooks } from 'node:module';
import process from 'node:process';

const told = new Set<string>();
registerHooks({
  resolve: (specifier, context, next) => {
    const found = next(specifier, context);
    const [, name] = /node_modules\/(@opentelemetry\/[^/]+|@valibot\/to-json-schema)\//.exec(found.url) ?? [];
    if (name !== undefined && !told.has(name)) process.stdout.write(`loads ${name}\n`);
    if (name !== undefined) told.add(name);
    return found;
  },
});
await import('../src/main.ts');
