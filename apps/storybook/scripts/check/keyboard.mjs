export async function checkKeyboard() {}
