// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IAccessControl} from "@openzeppelin/contracts/access/IAccessControl.sol";
import {ERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";
import {Miles} from "../src/Miles.sol";
import {vm} from "./support/Vm.sol";

contract MilesTest {
    address private constant ADMIN = address(0xAD);
    address private constant REWARDER = address(0x4E);
    address private constant EARNER = address(0xEA);
    bytes32 private constant DEED = keccak256("salt and listing");
    bytes32 private constant PERMIT =
        keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");
    /// @dev Where OpenZeppelin's ERC20 keeps the total supply.
    bytes32 private constant SUPPLY_SLOT = bytes32(uint256(2));

    Miles private miles;

    function setUp() public {
        miles = new Miles(ADMIN, REWARDER);
    }

    function test_NothingExistsAtFirst() public view {
        vm.assertEq(miles.totalSupply(), 0, "supply");
    }

    function test_EachActEarnsItsFixedReward() public {
        vm.expectEmit(address(miles));
        emit Miles.ActRewarded(EARNER, Miles.Act.CompleteListing, DEED, 100e18);
        _reward(Miles.Act.CompleteListing, DEED);
        _reward(Miles.Act.PromptAnswer, DEED);
        vm.assertEq(miles.balanceOf(EARNER), 110e18, "earned");
        vm.assertTrue(miles.rewarded(Miles.Act.PromptAnswer, DEED), "recorded");
    }

    function test_AnActIsRewardedOnce() public {
        _reward(Miles.Act.PromptAnswer, DEED);
        vm.expectRevert(abi.encodeWithSelector(Miles.AlreadyRewarded.selector, Miles.Act.PromptAnswer, DEED));
        _reward(Miles.Act.PromptAnswer, DEED);
    }

    function testFuzz_OnlyARewarderRewards(address caller) public {
        vm.assume(caller != REWARDER);
        bytes32 role = miles.REWARDER_ROLE();
        vm.expectRevert(abi.encodeWithSelector(IAccessControl.AccessControlUnauthorizedAccount.selector, caller, role));
        vm.prank(caller);
        miles.reward(caller, Miles.Act.CompleteListing, DEED);
    }

    function test_TheCapIsReachedAndNotPassed() public {
        vm.store(address(miles), SUPPLY_SLOT, bytes32(miles.CAP() - 100e18));
        _reward(Miles.Act.CompleteListing, DEED);
        vm.assertEq(miles.totalSupply(), miles.CAP(), "supply");
        vm.expectRevert(abi.encodeWithSelector(Miles.CapReached.selector));
        _reward(Miles.Act.PromptAnswer, DEED);
        vm.assertEq(miles.rewarded(Miles.Act.PromptAnswer, DEED), false, "recorded");
    }

    function testFuzz_TheSupplyIsWhatWasEarned(bytes32[20] calldata deeds, uint256 acts) public {
        uint256 expected;
        for (uint256 i = 0; i < deeds.length; ++i) {
            Miles.Act act = (acts >> i) & 1 == 0 ? Miles.Act.CompleteListing : Miles.Act.PromptAnswer;
            if (miles.rewarded(act, deeds[i])) continue;
            _reward(act, deeds[i]);
            expected += act == Miles.Act.CompleteListing ? 100e18 : 10e18;
        }
        vm.assertEq(miles.totalSupply(), expected, "supply");
        vm.assertEq(miles.balanceOf(EARNER), expected, "earned");
    }

    function testFuzz_APermitApprovesOnce(uint256 key, address spender, uint256 amount) public {
        key = 1 + key % 1e18;
        vm.assume(spender != address(0));
        address owner = vm.addr(key);
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(key, _digest(owner, spender, amount));
        miles.permit(owner, spender, amount, block.timestamp, v, r, s);
        vm.assertEq(miles.allowance(owner, spender), amount, "allowance");
        address other = _signer(_digest(owner, spender, amount), v, r, s);
        vm.expectRevert(abi.encodeWithSelector(ERC20Permit.ERC2612InvalidSigner.selector, other, owner));
        miles.permit(owner, spender, amount, block.timestamp, v, r, s);
    }

    function test_APermitEndsAtItsDeadline() public {
        address owner = vm.addr(1);
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(1, _digest(owner, EARNER, 5));
        uint256 deadline = block.timestamp;
        vm.warp(deadline + 1);
        vm.expectRevert(abi.encodeWithSelector(ERC20Permit.ERC2612ExpiredSignature.selector, deadline));
        miles.permit(owner, EARNER, 5, deadline, v, r, s);
    }

    function test_TheAdminMintsNothing() public {
        bytes32 role = miles.REWARDER_ROLE();
        vm.expectRevert(abi.encodeWithSelector(IAccessControl.AccessControlUnauthorizedAccount.selector, ADMIN, role));
        vm.prank(ADMIN);
        miles.reward(ADMIN, Miles.Act.CompleteListing, DEED);
    }

    function _reward(Miles.Act act, bytes32 deed) private {
        vm.prank(REWARDER);
        miles.reward(EARNER, act, deed);
    }

    function _digest(address owner, address spender, uint256 amount) private view returns (bytes32) {
        bytes32 terms = keccak256(abi.encode(PERMIT, owner, spender, amount, miles.nonces(owner), block.timestamp));
        return keccak256(abi.encodePacked(hex"1901", miles.DOMAIN_SEPARATOR(), terms));
    }

    function _signer(bytes32 digest, uint8 v, bytes32 r, bytes32 s) private pure returns (address) {
        return ecrecover(digest, v, r, s);
    }
}
