/** The consent category of statistics (Tracking §6). */
export const statistics = 'C0003';

/** The consent category of marketing (Tracking §6). */
export const marketing = 'C0004';
