export { CommunityLogo } from './community-logo.tsx';
export { CommunityRegistration } from './community-registration.tsx';
export { CommunityRequest } from './community-request.tsx';
export { CommunityWelcome } from './community-welcome.tsx';
export { type CommunityResult, tellOpener } from './tell-opener.ts';
