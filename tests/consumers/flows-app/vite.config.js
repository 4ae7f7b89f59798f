// oxlint-disable-next-line import/no-default-export -- Vite finds it by that.
export default {
  // By the maps the tests know which modules a script is made of.
  build: { sourcemap: true, rolldownOptions: { input: ['mounted.html', 'headless.html'] } },
};
