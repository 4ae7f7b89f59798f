import react from '@vitejs/plugin-react';

// oxlint-disable-next-line import/no-default-export -- Vite requires it.
export default { plugins: [react()] };
