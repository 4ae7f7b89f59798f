import { TrackingProvider, useTracking } from '@crema/tracking/react';
import { createElement, version } from 'react';
import { renderToString } from 'react-dom/server';

const Buy = () => createElement('button', { type: 'button', onClick: useTracking().custom }, version);
console.log(renderToString(createElement(TrackingProvider, { options: {} }, createElement(Buy))));
