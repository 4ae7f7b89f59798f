/**
 * Path of a double of the affiliate's touch-point service (Tracking §7), which only the development server has. To try the channel,
 * name it in the brand: `tracking: { touchPoint: { url: '/development/touch-point' } }`.
 */
export const touchPointPath = '/development/touch-point';

/** Answers as the touch-point service does, and prints if the call has a user key. Tracking reads nothing of the answer. */
export function answerTouchPoint({ searchParams }: URL): Response {
  console.log(
    `  Touch-point service: called ${searchParams.get('user_key') ? 'with' : 'without'} a user key`,
  );
  return new Response(null, { status: 204 });
}
