import { DesignSystemProvider } from '@crema/design-system';
import '@crema/design-system/styles.css';
import { designSystemStrings, FlowProvider } from '@crema/flow-form';
import '@crema/flow-form/styles.css';
import { StandaloneRegistration } from '@crema/flow-registration';
import { texts } from './environment.ts';
import { show } from './show.tsx';

show((environment) => (
  <DesignSystemProvider strings={designSystemStrings(texts)}>
    <FlowProvider environment={environment}>
      <StandaloneRegistration action="/accounts" />
    </FlowProvider>
  </DesignSystemProvider>
));
