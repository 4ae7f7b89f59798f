import { addons } from 'storybook/manager-api';
import { themes } from './docs/theme.ts';

// The frame around the stories is a page of its own, without the style sheet of the preview. main.ts serves the file.
const figtree = 'url(fonts/figtree-latin-wght-normal.woff2)';
document.fonts.add(new FontFace('Figtree Variable', figtree, { weight: '300 900' }));

addons.setConfig({ theme: themes.light, sidebar: { showRoots: true } });
