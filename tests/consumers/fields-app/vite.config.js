import react from '@vitejs/plugin-react';

// oxlint-disable-next-line import/no-default-export -- Vite requires it.
export default {
  plugins: [react()],
  // A slow machine would print the time of each plugin.
  build: { rolldownOptions: { checks: { bundlerTimings: false } } },
};
