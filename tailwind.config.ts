import { preset } from './design-system/src/preset.ts';

export default { presets: [preset] };
