import { FlowProvider } from '@crema/flow-form/headless';
import { HeadlessRegistration } from './headless/headless-registration.tsx';
import './headless/own-look.css';
import { show } from './show.tsx';

show((environment) => (
  <FlowProvider environment={environment}>
    <div className="own-form">
      <HeadlessRegistration action="/accounts" />
    </div>
  </FlowProvider>
));
