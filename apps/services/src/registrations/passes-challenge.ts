import type { Context } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import type { RegistrationServices } from './registration-services.ts';
import { networkFrom } from './sender-of.ts';

/** Whether a registration has the proof that the shop asks for, if it asks for one. */
export async function passesChallenge(
  c: Context<AppEnv>,
  services: RegistrationServices,
  proof: string | undefined,
): Promise<boolean> {
  return (await services.challenge?.passes({ proof, network: networkFrom(c, services) })) ?? true;
}
