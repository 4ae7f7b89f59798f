import react from '@vitejs/plugin-react';

// oxlint-disable-next-line import/no-default-export -- Vite finds it by that.
export default { plugins: [react()] };
